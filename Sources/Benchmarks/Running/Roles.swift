import Foundation
import ShowcaseCommand

/// The path of this program, which plays other parts as well.
let ownPath = "/proc/self/exe"

/// What asks this program for the memory of a run's parent.
let parentMemoryWord = "parent-memory"

/// Plays the part that the arguments ask for, if they do: a command line over the showcases, one of
/// its workers, or a run's parent that tells how much memory it needed.
@MainActor
func playPart(_ arguments: [String]) throws {
  switch arguments.first {
  case "run", "worker": ShowcaseCommand.main(crowd, screens)
  case parentMemoryWord:
    try RunPackage.printParentMemory(root: arguments[1])
    exit(0)
  default: break
  }
}
