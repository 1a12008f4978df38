import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Use cases that show more than their own: what ran before in the process, or the host. One keeps to
/// itself, and one shows the time zone, which each scenario has from its configuration.
let leaks = Showcase("Leaks") {
  UseCase("Counts", of: CountingViewController.self)
  UseCase("Raises", of: RaisingViewController.self)
  UseCase("Draws", of: DrawingViewController.self)
  UseCase("Hashes", of: HashingViewController.self)
  UseCase("Tells the zone", of: ZoneViewController.self)
  UseCase("Tells the folder", of: FolderViewController.self)
  UseCase("Keeps to itself", of: CalmViewController.self)
}

/// How often a counter was raised in this process.
@MainActor private var level = 0

/// Shows what others have left behind.
final class CountingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show("level \(level)")
  }
}

/// Leaves something behind.
final class RaisingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    level += 1
  }
}

final class DrawingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show("\(UInt64.random(in: .min ... .max))")
  }
}

final class HashingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(Set(["copper", "iron", "lead", "silver", "tin", "gold", "zinc"]).joined(separator: " "))
  }
}

final class ZoneViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(TimeZone.current.identifier)
  }
}

final class FolderViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(FileManager.default.currentDirectoryPath)
  }
}
