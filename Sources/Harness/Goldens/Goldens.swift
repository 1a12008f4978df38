// Goldens
