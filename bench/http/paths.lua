-- Asks for the paths in a file, one after another.
local paths = {}
local at = 0
function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
end
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { accept = "application/json" })
end
