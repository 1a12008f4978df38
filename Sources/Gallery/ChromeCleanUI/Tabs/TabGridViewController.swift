import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// All tabs of a window side by side; the bar below opens another tab, and leaves the grid.
package final class TabGridViewController: TabCollectionViewController {
  package weak var dispatcher: (any TabGridCommands & TabGridVisibilityCommands)?

  let doneButton: UIBarButtonItem = UIBarButtonItem(title: "Done")
  let emptyLabel: UILabel = UILabel()
  private let toolbar = UIToolbar()

  package init() {
    super.init(TabGridLayout(), cells: TabGridCell.self)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "tabGrid"
    collectionView.delegate = self
    setUpEmptyLabel()
    setUpToolbar()
    layOut(collectionView, above: toolbar)
    tabCountDidChange()
  }

  override func moveTab(from index: Int, to newIndex: Int) {
    dispatcher?.moveTabGridTab(from: index, to: newIndex)
  }

  override func closeTab(at index: Int) {
    dispatcher?.closeTabGridTab(at: index)
  }

  /// Shows a text if there are no tabs, and disables Done, as there is no tab to go to.
  override func tabCountDidChange() {
    emptyLabel.isHidden = !tabs.items.isEmpty
    doneButton.isEnabled = !tabs.items.isEmpty
  }

  private func setUpEmptyLabel() {
    emptyLabel.text = "No open tabs"
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    collectionView.backgroundView = emptyLabel
  }

  private func setUpToolbar() {
    let newTabButton = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      primaryAction: UIAction { [unowned self] _ in
        dispatcher?.createAndShowNewTabInTabGrid()
        dispatcher?.closeTabGrid()
      })
    newTabButton.accessibilityLabel = "New tab"
    newTabButton.accessibilityIdentifier = "tabGridNewTabButton"
    doneButton.style = .done
    doneButton.accessibilityIdentifier = "tabGridDoneButton"
    doneButton.primaryAction = UIAction { [unowned self] _ in dispatcher?.closeTabGrid() }
    toolbar.items = [newTabButton, .flexibleSpace(), doneButton]
  }
}

extension TabGridViewController: UICollectionViewDelegate {
  /// Shows the tab that was tapped, and leaves the grid; the ring moves only when the tabs change.
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tabs.select(tabs.selectedIndex)
    dispatcher?.showTabGridTab(at: indexPath.item)
    dispatcher?.closeTabGrid()
  }
}

/// A tab of the grid: its title and button above a sheet for its page; the selected one is ringed.
final class TabGridCell: TabCell {
  private static let barHeight: CGFloat = 36
  private static let ringWidth: CGFloat = 4

  override class var identifierPrefix: String { "tabGrid" }

  override func showSelection() {
    super.showSelection()
    contentView.backgroundColor = isSelected ? .systemBlue : .clear
  }

  override func layOut() {
    contentView.layer.cornerRadius = 14
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    let page = UIImageView(image: UIImage(systemName: "globe"))
    page.backgroundColor = .systemGray5
    page.tintColor = .tertiaryLabel
    page.contentMode = .center
    contentView.fill(with: card, margin: Self.ringWidth)
    card.addConstrained([titleLabel, closeButton, page])
    page.spanWidth(of: card)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: card.topAnchor),
      titleLabel.heightAnchor.constraint(equalToConstant: Self.barHeight),
      titleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor),
      closeButton.topAnchor.constraint(equalTo: card.topAnchor),
      closeButton.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      closeButton.widthAnchor.constraint(equalToConstant: 40),
      closeButton.heightAnchor.constraint(equalTo: titleLabel.heightAnchor),
      page.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      page.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }
}

/// Tabs of one size in lines that follow the reading direction: two side by side on a phone, more
/// if there is room.
///
/// With large text, tabs are wider and flatter, to show enough of their titles.
final class TabGridLayout: UICollectionViewFlowLayout {
  private static let spacing: CGFloat = 16
  private static let largestWidth: CGFloat = 240
  private static let largestWidthOfLargeText: CGFloat = 400
  private static let aspectRatio: CGFloat = 1.2
  private static let aspectRatioOfLargeText: CGFloat = 0.6

  override init() {
    super.init()
    (minimumLineSpacing, minimumInteritemSpacing) = (Self.spacing, Self.spacing)
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let collectionView {
      let isLargeText = collectionView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      fit(in: collectionView.bounds.width, coveredBy: collectionView.safeAreaInsets, isLargeText: isLargeText)
    }
    super.prepare()
  }

  /// Sizes the tabs for the part of the width that is not covered.
  private func fit(in width: CGFloat, coveredBy covers: UIEdgeInsets, isLargeText: Bool) {
    let spacing = Self.spacing
    let insets = UIEdgeInsets(
      top: spacing, left: covers.left + spacing, bottom: spacing, right: covers.right + spacing)
    let room = width - insets.left - insets.right
    let largest = isLargeText ? Self.largestWidthOfLargeText : Self.largestWidth
    let columns = max(isLargeText ? 1 : 2, ((room + spacing) / (largest + spacing)).rounded(.up))
    let share = max(1, ((room - spacing * (columns - 1)) / columns).rounded(.down))
    let ratio = isLargeText ? Self.aspectRatioOfLargeText : Self.aspectRatio
    let fitting = CGSize(width: share, height: (share * ratio).rounded(.down))
    // Each assignment invalidates the layout; assigning an equal value would never end.
    if sectionInset != insets { sectionInset = insets }
    if itemSize != fitting { itemSize = fitting }
  }
}
