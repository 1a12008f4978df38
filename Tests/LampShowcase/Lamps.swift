import HeadlessUIKit
import ShowcaseKit

/// A small showcase: a lamp with a switch, the same by a coordinator, and a sign.
package let lamps = Showcase("Lamps") {
  UseCase("Desk lamp", of: LampViewController.self)
  UseCase("Ceiling lamp", of: LampViewController.self, coordinator: LampCoordinator.self)
  UseCase("Exit", of: SignViewController.self)
}

/// The commands that a lamp sends to its owner.
@MainActor
package protocol LampCommands {
  func setLamp(on: Bool)
}

extension CommandRecorder: LampCommands {
  package func setLamp(on: Bool) { record("LampCommands", on) }
}

/// A label that says whether the lamp is on, and a button that switches it on.
package final class LampViewController: UIViewController {
  private let commands: any LampCommands = CommandRecorder.current

  package override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
    label.text = "Dark"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 140, width: 100, height: 44)
    button.setTitle("Switch", for: .normal)
    let switchOn = UIAction { [unowned self] _ in
      label.text = "Bright"
      commands.setLamp(on: true)
    }
    button.addAction(switchOn, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }
}

/// Pushes a lamp.
package final class LampCoordinator: NavigationCoordinator {
  package weak var baseViewController: UIViewController?

  package init() {}

  package func start() {
    navigationController?.pushViewController(LampViewController(), animated: true)
  }
}

/// A label that nothing changes.
package final class SignViewController: UIViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
    label.text = "EXIT"
    view.addSubview(label)
  }
}

/// The folder of the desk lamp's scripts.
package let deskLampScripts = "Plans/Scripts/Lamps/LampViewController/Desk lamp"

/// A script that switches the lamp on, and one that stops at its second statement.
package let switchOnScript = """
  EarlGrey.selectElement(with: grey_buttonTitle("Switch")).perform(grey_tap())

  """
package let failingScript = """
  EarlGrey.selectElement(with: grey_buttonTitle("Switch")).perform(grey_tap())
  EarlGrey.selectElement(with: grey_text("Dark")).assert(grey_sufficientlyVisible())

  """

/// A plan of some configurations, each with the text of its options.
package func plan(
  _ configurations: (name: String, options: String)..., target: String = #""target" : { "name" : "Lamps" }"#
)
  -> String
{
  let texts = configurations.map { #"{ "name" : "\#($0.name)", "options" : { \#($0.options) } }"# }
  return #"""
    {
      "configurations" : [ \#(texts.joined(separator: ", ")) ],
      "testTargets" : [ { \#(target) } ],
      "version" : 1
    }
    """#
}
