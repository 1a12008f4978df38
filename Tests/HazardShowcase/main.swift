import IdiomShowcase
import ShowcaseCommand

ShowcaseCommand.main(catalog, hazards, harms, obstacles, leaks, idioms, races, storage)
