import Foundation
import HeadlessUIKit
import ShowcaseKit

/// One use case of each kind that would take a whole run down with it, between some that are well.
let hazards = Showcase("Hazards") {
  UseCase("First", of: CalmViewController.self)
  UseCase("Traps", of: TrappingViewController.self)
  UseCase("Second", of: CalmViewController.self)
  UseCase("Exits", of: ExitingViewController.self)
  UseCase("Hangs", of: HangingViewController.self)
  UseCase("Third", of: CalmViewController.self)
  UseCase("Allocates", of: AllocatingViewController.self)
  UseCase("Floods", of: FloodingViewController.self)
  UseCase("Closes", of: ClosingViewController.self)
  UseCase("Fourth", of: CalmViewController.self)
}

/// A label, and some words on standard output.
class CalmViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show("calm")
    print("nothing to see")
  }

  func show(_ text: String) {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 20))
    label.text = text
    view.addSubview(label)
  }
}

final class TrappingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("the model is missing")
  }
}

final class ExitingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    exit(7)
  }
}

final class HangingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // A wait that the stage has no clock for, and that uses no processor time until the limit.
    while true { pause() }
  }
}

final class AllocatingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 50_000_000)) }
  }
}

final class FloodingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let line = String(repeating: "0123456789", count: 10)
    for _ in 0..<100_000 { print(line) }
  }
}

final class ClosingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for descriptor: Int32 in 0..<32 { close(descriptor) }
  }
}
