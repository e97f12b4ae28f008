-- Sends the bodies of a file, one a line, in turn.
local bodies = {}

function init(args)
  for line in io.lines(args[1]) do bodies[#bodies + 1] = line end
end

local index = 0
function request()
  index = index % #bodies + 1
  return wrk.format("POST", nil, { ["Content-Type"] = "application/json" }, bodies[index])
end
