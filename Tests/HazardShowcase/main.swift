import ShowcaseCommand

ShowcaseCommand.main(hazards, obstacles, leaks)
