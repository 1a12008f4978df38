import Flow
import Foundation
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// A coordinator that pushes a screen with buttons, which present.
@MainActor
protocol PresentingCoordinator: NavigationCoordinator {
  /// Adds the buttons.
  func fill(_ screen: PresentingViewController)
}

extension PresentingCoordinator {
  func start() {
    let screen = PresentingViewController()
    fill(screen)
    navigationController?.pushViewController(screen, animated: false)
  }
}

/// The screen that a use case presents from: a button for each way to try.
final class PresentingViewController: UIViewController {
  /// What lives as long as the screen.
  let bag = DisposeBag()
  private let column = ScrollingColumn(spacing: 8, margin: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.fill(view)
  }

  /// Adds a button that tells taps on it.
  @discardableResult
  func addButton(_ title: String, action: @escaping (UIView) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    bag += button.onValue { [weak button] in button.map(action) }
    column.add(button)
    return button
  }

  /// Adds a place to embed something in.
  func addHost(height: CGFloat) -> UIView {
    let host = UIView()
    host.heightAnchor.constraint(equalToConstant: height).isActive = true
    column.add(host)
    return host
  }
}

extension PresentingViewController {
  /// Adds the buttons that every presentation is tried with.
  ///
  /// What is cancelled is so after two seconds, for which no script waits by itself. Where two are presented, the other
  /// one tells its ends as `Second` and the name.
  ///
  /// - Parameters:
  ///   - name: What is presented, as the storyboard tells its ends.
  ///   - first: What is presented alone, or before the other.
  ///   - second: What is presented after it.
  ///   - present: Presents one of the two from a button, with options besides those of the use case.
  func addButtons<Item, Value>(
    presenting name: String, _ first: Item, then second: Item,
    _ present: @escaping (Item, UIView, PresentationOptions) -> Future<Value>
  ) {
    let commands = CommandRecorder.current
    func presentFirst(_ source: UIView) -> Future<Value> {
      present(first, source, []).telling(name, to: commands)
    }
    func presentSecond(_ source: UIView, _ options: PresentationOptions) {
      _ = present(second, source, options).telling("Second\(name)", to: commands)
    }
    addButton("Present") { _ = presentFirst($0) }
    addButton("Present, cancel after two seconds") { source in
      let presented = presentFirst(source)
      Scheduler.main.async(after: 2) { presented.cancel() }
    }
    addButton("Present two") { source in
      _ = presentFirst(source)
      presentSecond(source, [])
    }
    addButton("Present two, fail if blocked") { source in
      _ = presentFirst(source)
      presentSecond(source, .failOnBlock)
    }
  }
}
