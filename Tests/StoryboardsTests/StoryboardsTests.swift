// Storyboards
