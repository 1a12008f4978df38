import IdiomShowcase
import PlantedFaults
import ShowcaseCommand

ShowcaseCommand.main(
  catalog, plantedFaults, plantedHang, faultless, hazards, crashes, harms, faults, obstacles, leaks, idioms,
  races, storage)
