import IdiomShowcase
import ShowcaseCommand

ShowcaseCommand.main(catalog, hazards, crashes, harms, obstacles, leaks, idioms, races, storage)
