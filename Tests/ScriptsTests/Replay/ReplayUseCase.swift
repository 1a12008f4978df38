import HeadlessUIKit
import ShowcaseKit

@testable import Scripts

/// A button that records its taps, and a label that appears two seconds after it was requested.
final class ReplayedViewController: UIViewController {
  private let recorder = CommandRecorder.current

  override func viewDidLoad() {
    super.viewDidLoad()
    recorder.record("Replayed", function: "viewDidLoad()")
    addButton("Record", at: 100) { [recorder] in recorder.record("Replayed", "once", function: "tapped(_:)") }
    addButton("Later", at: 200) { [unowned self] in addLabelLater() }
    addButton("Spin", at: 300) { [unowned self] in spin() }
  }

  private func addButton(_ title: String, at top: CGFloat, tapped: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: top, width: 100, height: 40)
    button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// A delay longer than EarlGrey waits by itself.
  private func addLabelLater() {
    UIApplication.shared.runLoop.schedule(after: 2, name: "label to come") { [unowned self] in
      let label = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
      label.text = "Here"
      view.addSubview(label)
    }
  }

  /// Keeps the application busy forever.
  private func spin() {
    UIApplication.shared.runLoop.schedule(after: 1, name: "spinner") { [weak self] in self?.spin() }
  }
}

/// A tall list that records where it stopped.
final class ScrolledViewController: UIViewController, UIScrollViewDelegate {
  private let recorder = CommandRecorder.current

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    list.contentSize = CGSize(width: 300, height: 2000)
    list.contentInsetAdjustmentBehavior = .never
    list.delegate = self
    let label = UILabel(frame: CGRect(x: 20, y: 1800, width: 100, height: 40))
    label.text = "Last"
    list.addSubview(label)
    view.addSubview(list)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    recorder.record("Scrolled", Int(scrollView.contentOffset.y.rounded()), function: "to(_:)")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    recorder.record("Scrolled", Int(scrollView.contentOffset.y.rounded()), function: "top(_:)")
  }
}

/// Replays a script on the example, or on another controller.
@MainActor
func replay(
  _ source: String, on controller: UIViewController.Type = ReplayedViewController.self,
  language: ScriptLanguage = .swift
) throws -> ScriptReplay {
  let useCase = UseCase("Example", of: controller)
  return ScriptReplay(
    try ScriptChecker().check(parsing: source, language: language), of: useCase,
    in: Showcase("Examples") { useCase },
    configuration: .iPhone)
}
