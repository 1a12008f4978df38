import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Use cases that would harm others, or outlive the run, and pass themselves or crash, between some
/// that are well.
let harms = Showcase("Harms") {
  UseCase("First", of: CalmViewController.self)
  UseCase("Forges", of: ForgingViewController.self)
  UseCase("Second", of: OtherViewController.self)
  UseCase("Writes a part", of: PartialViewController.self)
  UseCase("Third", of: CalmViewController.self)
  UseCase("Leaves a process", of: LeavingViewController.self)
  UseCase("Crashes beside a process", of: CrashingBesideViewController.self)
  UseCase("Writes a golden", of: TamperingViewController.self)
  UseCase("Fourth", of: CalmViewController.self)
  UseCase("Nests views", of: NestingViewController.self)
  UseCase("Nests views inside out", of: NestingInsideOutViewController.self)
  UseCase("Never ends", of: EndlessListViewController.self)
}

/// Shows 10,000 nested views.
final class NestingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var outer: UIView = view
    for _ in 0..<10_000 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      outer = inner
    }
  }
}

/// The same, from the innermost view to the outermost.
final class NestingInsideOutViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var inner = UIView()
    for _ in 0..<5_000 {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      inner = outer
    }
    view.addSubview(inner)
  }
}

/// Shows more than anyone reads.
final class EndlessListViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<100_001 {
      view.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(number), width: 10, height: 1)))
    }
  }
}

/// Another label.
final class OtherViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show("other")
  }
}

/// Writes a whole message to the connection of the process: its header, then what could be a
/// storyboard.
final class ForgingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = "\nshowcase-storyboard 2\nuse case: CalmViewController / First\n"
    let header = [UInt8(text.utf8.count)] + [UInt8](repeating: 0, count: 11)
    write(3, header + Array(text.utf8), header.count + text.utf8.count)
  }
}

/// Writes less than a message to the connection of the process.
final class PartialViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    write(3, "part", 4)
  }
}

/// Starts a process in a new group and one in a new session, and writes their numbers to a file
/// in the package.
class LeavingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let output = Pipe()
    process.standardOutput = output
    process.arguments = ["-c", "setsid sleep 600 & echo $! $$ >> started.txt; echo; exec sleep 600"]
    try? process.run()
    _ = try? output.fileHandleForReading.read(upToCount: 1)
  }
}

final class CrashingBesideViewController: LeavingViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("the process is left alone")
  }
}

/// Writes into the golden of another use case.
final class TamperingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let golden = "Snapshots/Harms/CalmViewController/First/launch.iPhone.txt"
    guard FileManager.default.fileExists(atPath: golden) else { return }
    try? "hacked\n".write(toFile: golden, atomically: false, encoding: .utf8)
  }
}
