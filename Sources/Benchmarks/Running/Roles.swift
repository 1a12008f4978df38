import Foundation
import ShowcaseCommand

/// The path of this program, which also plays other roles.
let ownPath = "/proc/self/exe"

/// The argument that requests the memory of a run's parent.
let parentMemoryWord = "parent-memory"

/// Plays the role that the arguments request, if any: a command line over the showcases, one of its
/// workers, or a run's parent that reports how much memory it needed.
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
