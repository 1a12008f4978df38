import IdiomShowcase
import ShowcaseCommand

ShowcaseCommand.main(hazards, harms, obstacles, leaks, idioms, races, storage)
