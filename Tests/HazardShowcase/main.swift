import IdiomShowcase
import PlantedFaults
import ShowcaseCommand

ShowcaseCommand.main(
  catalog, plantedFaults, plantedSlips, plantedArguments, plantedHang, faultless, hazards, crashes, harms,
  faults,
  faultyRules, obstacles, leaks, idioms, races, rules, storage)
