import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// The tabs of a window in a row, and a button that opens another one; the strip scrolls if they do
/// not fit.
package final class TabStripViewController: TabCollectionViewController {
  package weak var dispatcher: (any TabCommands)?

  private let newTabButton = UIButton(type: .system)

  package init() {
    super.init(TabStripLayout(), cells: TabStripCell.self)
  }

  package required init?(coder: NSCoder) { nil }

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

/// A tab of the strip: its title and button side by side; the selected one is raised.
final class TabStripCell: TabCell {
  private let plate = UIView()

  override class var identifierPrefix: String { "tabStrip" }

  override func showSelection() {
    super.showSelection()
    plate.backgroundColor = isSelected ? .systemBackground : .clear
    plate.layer.shadowOpacity = isSelected ? 0.2 : 0
    titleLabel.textColor = isSelected ? .label : .secondaryLabel
  }

  override func layOut() {
    plate.layer.cornerRadius = 10
    plate.layer.shadowOffset = CGSize(width: 0, height: 1)
    contentView.addConstrained([plate, titleLabel, closeButton])
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      plate.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 3),
      plate.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -3),
      titleLabel.topAnchor.constraint(equalTo: plate.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: plate.leadingAnchor, constant: 10),
      titleLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor),
      closeButton.topAnchor.constraint(equalTo: plate.topAnchor),
      closeButton.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      closeButton.trailingAnchor.constraint(equalTo: plate.trailingAnchor),
      closeButton.widthAnchor.constraint(equalToConstant: 36),
    ])
  }
}

/// Tabs of one size in a row, as wide as there is room for, but never too narrow to be read.
final class TabStripLayout: UICollectionViewFlowLayout {
  private static let widths: ClosedRange<CGFloat> = 160...240
  private static let widthsOfLargeText: ClosedRange<CGFloat> = 240...320

  override init() {
    super.init()
    scrollDirection = .horizontal
    (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let collectionView { fit(collectionView.numberOfItems(inSection: 0), in: collectionView.bounds.size) }
    super.prepare()
  }

  private var widths: ClosedRange<CGFloat> {
    let category = collectionView?.traitCollection.preferredContentSizeCategory
    return category?.isAccessibilityCategory == true ? Self.widthsOfLargeText : Self.widths
  }

  /// Sizes the tabs so that all of them are visible, if possible.
  private func fit(_ count: Int, in size: CGSize) {
    let share = (size.width / CGFloat(max(1, count))).rounded(.down)
    let width = min(max(share, widths.lowerBound), widths.upperBound)
    let fitting = CGSize(width: width, height: max(1, size.height))
    // Each assignment invalidates the layout; assigning an equal value would never end.
    if itemSize != fitting { itemSize = fitting }
  }
}
