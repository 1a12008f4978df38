import ShowcaseCommand

ShowcaseCommand.main(hazards, leaks)
