const form = document.getElementById('try');
const status = document.getElementById('status');
const answer = document.getElementById('answer');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  status.textContent = 'Sending …';
  answer.textContent = '';
  try {
    const response = await fetch(document.getElementById('path').value, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: document.getElementById('body').value,
    });
    status.textContent = `${response.status} ${response.statusText}`;
    answer.textContent = JSON.stringify(await response.json(), null, 2);
  } catch (fault) {
    status.textContent = `No answer: ${fault.message}`;
  }
});
