window.Redoc.init('openapi.json', { hideDownloadButton: false }, document.getElementById('redoc'));
