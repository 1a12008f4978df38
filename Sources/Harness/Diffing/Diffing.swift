// Diffing
