import HeadlessUIKit
import ShowcaseKit

/// A way to write asynchronous code, as apps have it, and what its screen finally shows.
package struct Idiom: Sendable {
  /// The API, as the article's table names it.
  package let name: String
  /// The words on the screen, in the order in which they arrived.
  package let words: String
  let run: @MainActor @Sendable (IdiomViewController) -> Void

  init(_ name: String, _ words: String, _ run: @escaping @MainActor @Sendable (IdiomViewController) -> Void) {
    self.name = name
    self.words = words
    self.run = run
  }

  /// All idioms of the table.
  package static let all: [Idiom] = queues + waits + threads + timers + tasks + sequences + clocks + requests

  /// The use case that shows it.
  package func useCase(named name: String) -> UseCase {
    UseCase(name, of: IdiomViewController.self) { IdiomViewController(self) }
  }
}

/// Every idiom as a use case, whose name is its index in ``Idiom/all``.
package let idioms = Showcase("Idioms") {
  for (index, idiom) in Idiom.all.enumerated() { idiom.useCase(named: "\(index)") }
}

/// Runs an idiom as soon as it is on the screen, and shows the resulting words.
package final class IdiomViewController: UIViewController {
  private let idiom: Idiom?
  private let label = UILabel(frame: CGRect(x: 10, y: 100, width: 360, height: 20))
  /// What an application keeps while its screen exists.
  var retained: [Any] = []

  init(_ idiom: Idiom) {
    self.idiom = idiom
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    idiom?.run(self)
  }

  func show(_ word: String) {
    label.text = [label.text, word].compactMap(\.self).joined(separator: " ")
  }

  /// The words so far.
  package var words: String { label.text ?? "" }
}
