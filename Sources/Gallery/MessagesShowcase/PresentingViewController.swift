import Flow
import Foundation
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// A coordinator that pushes a screen with buttons that present something.
@MainActor
protocol PresentingCoordinator: NavigationCoordinator {
  /// Adds the buttons to the screen.
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
  /// Holds whatever has to live as long as the screen.
  let bag = DisposeBag()
  private let column = ScrollingColumn(spacing: 8, margin: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.fill(view)
  }

  /// Adds a button, which calls an action with itself as the source.
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

  /// Adds an empty view to embed something in.
  ///
  /// - Parameter height: Its height in points.
  func addHost(height: CGFloat) -> UIView {
    let host = UIView()
    host.heightAnchor.constraint(equalToConstant: height).isActive = true
    column.add(host)
    return host
  }
}

extension PresentingViewController {
  /// Presents something in a sheet that a Cancel button dismisses.
  func presentInSheet<P: Presentable, Value>(_ presentable: P, options: PresentationOptions) -> Future<Value>
  where P.Matter == UIViewController, P.Result == Future<Value> {
    present(
      presentable, style: .modal, options: options.union(.defaults),
      configure: installDismiss(UIBarButtonItem(systemItem: .cancel)))
  }

  /// Adds the buttons that every presentation is tried with.
  ///
  /// The button that cancels does so after two seconds, which a script has to wait for explicitly.
  /// If two are presented, the ends of the second one are recorded as `Second` and the name.
  ///
  /// - Parameters:
  ///   - name: The name that the storyboard shows with the ends of the presentation.
  ///   - first: The item that is presented alone, or before the other.
  ///   - second: The item that is presented after it.
  ///   - present: Presents one of the two from a button, with options in addition to those of the
  ///     use case.
  func addButtons<Item, Value>(
    presenting name: String, _ first: Item, then second: Item,
    _ present: @escaping (Item, UIView, PresentationOptions) -> Future<Value>
  ) {
    let commands = CommandRecorder.current
    func presentFirst(_ source: UIView) -> Future<Value> {
      present(first, source, []).recorded(name, by: commands)
    }
    func presentSecond(_ source: UIView, _ options: PresentationOptions) {
      _ = present(second, source, options).recorded("Second\(name)", by: commands)
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
