import Flow
import Foundation
import HeadlessUIKit
import Presentation
import ShowcaseKit

/// The screen that a use case presents from: a button for each way to try.
final class PresentingViewController: UIViewController {
  /// What lives as long as the screen.
  let bag = DisposeBag()
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 8
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let (content, guide) = (scrollView.contentLayoutGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  /// Adds a button that tells taps on it.
  @discardableResult
  func addButton(_ title: String, action: @escaping (UIView) -> Void) -> UIButton {
    loadViewIfNeeded()
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    bag += button.onValue { [weak button] in button.map(action) }
    column.addArrangedSubview(button)
    return button
  }

  /// Adds a place to embed something in.
  func addHost(height: CGFloat) -> UIView {
    loadViewIfNeeded()
    let host = UIView()
    host.heightAnchor.constraint(equalToConstant: height).isActive = true
    column.addArrangedSubview(host)
    return host
  }
}

extension PresentingViewController {
  /// Adds the buttons that every presentation is tried with.
  ///
  /// - Parameters:
  ///   - name: What is presented, as the storyboard tells its ends.
  ///   - present: Presents it from a button, with options besides those of the use case.
  func addButtons<Value>(
    presenting name: String, _ present: @escaping (UIView, PresentationOptions) -> Future<Value>
  ) {
    let commands = CommandRecorder.current
    func presentTelling(_ source: UIView, _ options: PresentationOptions = []) -> Future<Value> {
      present(source, options).telling(name, to: commands)
    }
    addButton("Present") { _ = presentTelling($0) }
    addButton("Present, cancel after a second") { source in
      let presented = presentTelling(source)
      Scheduler.main.async(after: 1) { presented.cancel() }
    }
    addButton("Present twice") { source in
      _ = presentTelling(source)
      _ = presentTelling(source)
    }
    addButton("Present twice, fail if blocked") { source in
      _ = presentTelling(source)
      _ = presentTelling(source, .failOnBlock)
    }
  }
}
