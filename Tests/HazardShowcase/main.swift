import ShowcaseCommand

ShowcaseCommand.main(hazards, harms, obstacles, leaks)
