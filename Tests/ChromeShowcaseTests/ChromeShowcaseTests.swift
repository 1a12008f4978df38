// ChromeShowcase
