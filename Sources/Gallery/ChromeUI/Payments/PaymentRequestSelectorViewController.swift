import HeadlessUIKit

/// A list of items, one of which is selected, with a row to add another; items can be edited in
/// edit mode.
package final class PaymentRequestSelectorViewController: ListViewController {
  package weak var delegate: (any PaymentRequestSelectorViewControllerDelegate)?
  private let header: String
  private let items: [SelectableItem]
  private let addTitle: String
  private var selectedIndex: Int?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - header: What the list is for.
  ///   - items: The items in their order.
  ///   - selectedIndex: The item that is selected at first.
  ///   - addTitle: The title of the last row, which adds an item.
  package init(header: String, items: [SelectableItem], selectedIndex: Int?, addTitle: String) {
    self.header = header
    self.items = items
    self.selectedIndex = selectedIndex
    self.addTitle = addTitle
    super.init(
      style: .grouped, cells: SelectableItemCell.self,
      identifier: "kPaymentRequestSelectorCollectionViewAccessibilityID")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = UIBarButtonItem()
    setEditing(false, animated: false)
  }

  /// Changes the effect of a tap: in edit mode it edits an item, and no item can be added.
  package override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let title =
      editing ? String(localized: "Done", table: "Payments") : String(localized: "Edit", table: "Payments")
    navigationItem.rightBarButtonItem?.title = title
    navigationItem.rightBarButtonItem?.primaryAction = UIAction { [unowned self] _ in
      setEditing(!isEditing, animated: true)
    }
    tableView.reloadData()
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count + (isEditing ? 0 : 1)
  }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    header
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    guard let cell = cell as? SelectableItemCell else { return cell }
    if items.indices.contains(indexPath.row) {
      cell.show(
        items[indexPath.row], isChosen: indexPath.row == selectedIndex && !isEditing, isEditable: isEditing)
    } else {
      cell.showCommand(addTitle)
    }
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  package override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard items.indices.contains(indexPath.row) else {
      delegate?.paymentRequestSelectorViewControllerDidSelectAddItem(self)
      return
    }
    guard !isEditing else {
      delegate?.paymentRequestSelectorViewController(self, didSelectItemAtIndexForEditing: indexPath.row)
      return
    }
    choose(indexPath.row)
  }

  /// Selects a complete item; an incomplete one is only reported to the owner.
  private func choose(_ index: Int) {
    if items[index].problem == nil {
      selectedIndex = index
      tableView.reloadData()
    }
    delegate?.paymentRequestSelectorViewController(self, didSelectItemAtIndex: index)
  }
}

/// Receives what the user does with a list of choices.
@MainActor
package protocol PaymentRequestSelectorViewControllerDelegate: AnyObject {
  func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndex index: Int)
  func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndexForEditing index: Int)
  func paymentRequestSelectorViewControllerDidSelectAddItem(
    _ controller: PaymentRequestSelectorViewController)
}

/// A payment method or an address.
package struct SelectableItem: Hashable, Sendable {
  package let title: String
  package let details: [String]
  /// What is missing before it can be used.
  package var problem: String?

  package init(title: String, details: [String], problem: String? = nil) {
    (self.title, self.details, self.problem) = (title, details, problem)
  }
}

/// An item with its details, or a command in the same list.
final class SelectableItemCell: UITableViewCell {
  private let titleLabel = UILabel(style: .body)
  private let detailLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let problemLabel = UILabel(style: .footnote, color: .systemRed)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fillContent(with: UIStackView(.vertical, spacing: 2, [titleLabel, detailLabel, problemLabel]))
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: SelectableItem, isChosen: Bool, isEditable: Bool) {
    set(title: item.title, detail: item.details.joined(separator: "\n"), problem: item.problem)
    titleLabel.textColor = .label
    accessoryType = isChosen ? .checkmark : .none
    editingAccessoryType = isEditable ? .disclosureIndicator : .none
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }

  /// Shows a command, in the color of buttons.
  func showCommand(_ title: String) {
    set(title: title, detail: "", problem: nil)
    titleLabel.textColor = .systemBlue
    accessoryType = .none
    accessibilityTraits = .button
  }

  private func set(title: String, detail: String, problem: String?) {
    titleLabel.text = title
    accessibilityLabel = [title, detail, problem ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    detailLabel.text = detail
    detailLabel.isHidden = detail.isEmpty
    problemLabel.text = problem
    problemLabel.isHidden = problem == nil
  }
}
