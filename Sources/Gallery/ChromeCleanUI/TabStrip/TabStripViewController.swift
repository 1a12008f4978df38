import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// The tabs of a window in a row, and a button that opens another one; the strip scrolls where they
/// are many.
package final class TabStripViewController: TabCollectionViewController {
  package weak var dispatcher: (any TabCommands)?

  private let newTabButton = UIButton(type: .system)

  package init() {
    super.init(TabStripLayout(), cells: TabStripCell.self)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.accessibilityIdentifier = "tabStrip"
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.delegate = self
    newTabButton.setImage(UIImage(systemName: "plus"), for: .normal)
    newTabButton.accessibilityLabel = "New tab"
    newTabButton.accessibilityIdentifier = "tabStripNewTabButton"
    newTabButton.addAction(
      UIAction { [unowned self] _ in dispatcher?.createNewTab() }, for: .touchUpInside)
    layOut()
  }

  override func moveTab(from index: Int, to newIndex: Int) {
    dispatcher?.moveTab(from: index, to: newIndex)
  }

  override func closeTab(at index: Int) {
    dispatcher?.closeTab(at: index)
  }

  private func layOut() {
    view.addConstrained([collectionView, newTabButton])
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: room.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: 44),
      collectionView.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: newTabButton.leadingAnchor),
      newTabButton.topAnchor.constraint(equalTo: room.topAnchor),
      newTabButton.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      newTabButton.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      newTabButton.widthAnchor.constraint(equalToConstant: 44),
    ])
  }
}

extension TabStripViewController: UICollectionViewDelegate {
  /// Shows the tab that was tapped; the selection changes only when the tabs do.
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tabs.select(tabs.selectedIndex)
    dispatcher?.showTab(at: indexPath.item)
  }
}

extension TabStripViewController: TabStripConsumer {
  package func setTabStripVisible(_ isVisible: Bool) {
    view.isHidden = !isVisible
  }
}

/// Shows or hides the strip of tabs.
@MainActor
package protocol TabStripConsumer: AnyObject {
  func setTabStripVisible(_ isVisible: Bool)
}
