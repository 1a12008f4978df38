import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// The tabs of a window in a row, and a button that opens another one; the strip scrolls where they are many.
///
/// It shows what its consumer methods say: what the user does is only sent as commands.
package final class TabStripViewController: UIViewController {
  package weak var dispatcher: (any TabCommands)?

  let collectionView: UICollectionView = UICollectionView(
    frame: .zero, collectionViewLayout: TabStripLayout())
  private let newTabButton = UIButton(type: .system)
  private var fittedSize: CGSize = .zero
  private(set) lazy var tabs: TabCollectionSource = TabCollectionSource(
    collectionView, cells: TabStripCell.self,
    move: { [weak self] in self?.dispatcher?.moveTab(from: $0, to: $1) },
    close: { [weak self] in self?.dispatcher?.closeTab(at: $0) })

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

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard collectionView.bounds.size != fittedSize else { return }
    fittedSize = collectionView.bounds.size
    tabs.scrollToSelectedTab(animated: false)
  }

  private func layOut() {
    let parts: [UIView] = [collectionView, newTabButton]
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
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
  /// Shows the tab that was tapped; which one is raised the tabs say.
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tabs.select(tabs.selectedIndex)
    dispatcher?.showTab(at: indexPath.item)
  }
}
