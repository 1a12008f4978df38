import HeadlessUIKit
import ShowcaseKit

private let spinner = ScreenElement.kind(UIActivityIndicatorView.self)
private let saveButton = ScreenElement.identifier("editor.save")
private let saved = ScreenElement.text("Saved")

private let saveWaits = Rule("Save waits") {
  always(.not(spinner && saveButton.isEnabled))
}

private let savingEnds = Rule("Saving ends") {
  after(spinner.isVisible) { eventually(within: 3, saved.isVisible) }
}

/// Editors that save within two seconds, some of which break rules.
let rules = Showcase("Rules") {
  UseCase("Good", EditorViewController(.good)).obeying(savingEnds)
  UseCase("Careless", EditorViewController(.careless)).obeying(savingEnds)
  UseCase("Slow", EditorViewController(.slow)).obeying(savingEnds)
}.obeying(saveWaits)

/// Rules that are at fault themselves.
let faultyRules = Showcase("Faulty rules") {
  UseCase("Misspelled", EditorViewController(.good))
    .obeying(Rule("Misspelled") { always(ScreenElement.identifier("editor.sav").isVisible || saveButton) })
    .obeying(Rule("Impossible") { after(ScreenElement.text("Sold").isVisible) { never(spinner.isVisible) } })
  UseCase("Traps", EditorViewController(.good)).obeying(
    Rule("Trap") { always(saveButton.hasText(broken())) })
}

/// A button that saves, a spinner while it does, and a label afterward.
final class EditorViewController: UIViewController {
  enum Kind {
    case good, careless, slow
  }

  private let kind: Kind
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 140, width: 100, height: 44)
    button.setTitle("Save", for: .normal)
    button.accessibilityIdentifier = "editor.save"
    button.addAction(UIAction { [unowned self, unowned button] _ in save(by: button) }, for: .touchUpInside)
    spinner.frame = CGRect(x: 150, y: 150, width: 20, height: 20)
    for view in [button, spinner, label] { self.view.addSubview(view) }
  }

  private func save(by button: UIButton) {
    spinner.startAnimating()
    button.isEnabled = kind == .careless
    MainQueue.asyncAfter(seconds: kind == .slow ? 60 : 2) { [weak self] in
      self?.spinner.stopAnimating()
      self?.label.text = "Saved"
      button.isEnabled = true
    }
  }
}

private func broken() -> String { fatalError("the rule traps") }
