import HeadlessUIKit

/// Composes a window of other view controllers: the strip of tabs, the toolbar, the bar that finds
/// text, and the page below them.
package final class RootViewController: UIViewController {
  package var tabStripViewController: UIViewController? {
    didSet { show(tabStripViewController, insteadOf: oldValue, in: tabStripSlot) }
  }
  package var toolbarViewController: UIViewController? {
    didSet { show(toolbarViewController, insteadOf: oldValue, in: toolbarSlot) }
  }
  package var findInPageViewController: UIViewController? {
    didSet { show(findInPageViewController, insteadOf: oldValue, in: findInPageSlot) }
  }
  package var webContentsViewController: UIViewController? {
    didSet { show(webContentsViewController, insteadOf: oldValue, in: webContentsSlot) }
  }
  private let tabStripSlot = UIView()
  private let toolbarSlot = UIView()
  private let findInPageSlot = UIView()
  private let webContentsSlot = UIView()

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let bars = [tabStripSlot, toolbarSlot, findInPageSlot]
    for bar in bars {
      bar.isHidden = bar.subviews.isEmpty
      // The page gets all of the height that the bars leave.
      bar.setContentHuggingPriority(.required, for: .vertical)
    }
    let stack = UIStackView(arrangedSubviews: bars + [webContentsSlot])
    stack.axis = .vertical
    view.fill(with: stack)
  }

  /// An empty slot takes up no room.
  private func show(_ part: UIViewController?, insteadOf former: UIViewController?, in slot: UIView) {
    embed(part, insteadOf: former, in: slot)
    slot.isHidden = part == nil
  }
}
