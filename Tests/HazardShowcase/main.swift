import IdiomShowcase
import ShowcaseCommand

ShowcaseCommand.main(catalog, hazards, crashes, harms, faults, obstacles, leaks, idioms, races, storage)
