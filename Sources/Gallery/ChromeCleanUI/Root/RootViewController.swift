import HeadlessUIKit

/// Composes a window of others: the strip of tabs, the toolbar, the bar that finds text, and the page below them.
package final class RootViewController: UIViewController {
  package var tabStripViewController: UIViewController? {
    didSet { show(tabStripViewController, insteadOf: oldValue, in: tabStripPlace) }
  }
  package var toolbarViewController: UIViewController? {
    didSet { show(toolbarViewController, insteadOf: oldValue, in: toolbarPlace) }
  }
  package var findInPageViewController: UIViewController? {
    didSet { show(findInPageViewController, insteadOf: oldValue, in: findInPagePlace) }
  }
  package var webContentsViewController: UIViewController? {
    didSet { show(webContentsViewController, insteadOf: oldValue, in: webContentsPlace) }
  }
  private let tabStripPlace = UIView()
  private let toolbarPlace = UIView()
  private let findInPagePlace = UIView()
  private let webContentsPlace = UIView()

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let bars = [tabStripPlace, toolbarPlace, findInPagePlace]
    for bar in bars {
      bar.isHidden = bar.subviews.isEmpty
      bar.setContentHuggingPriority(.required, for: .vertical)
    }
    let stack = UIStackView(arrangedSubviews: bars + [webContentsPlace])
    stack.axis = .vertical
    view.fill(with: stack)
  }

  /// A place with nothing in it takes no room.
  private func show(_ part: UIViewController?, insteadOf former: UIViewController?, in place: UIView) {
    embed(part, insteadOf: former, in: place)
    place.isHidden = part == nil
  }
}
