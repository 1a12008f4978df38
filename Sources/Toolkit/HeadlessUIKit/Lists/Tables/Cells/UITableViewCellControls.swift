import Foundation

/// The round control before a row during editing: it deletes, inserts or selects the row.
@preconcurrency @MainActor
final class UITableViewCellEditControl: UIControl {
  private weak var cell: UITableViewCell?
  private(set) var role: Role = .deletion

  enum Role: String, Hashable, Sendable {
    case deletion
    case insertion
    /// A selection mark; taps on it are taps on the row.
    case selection
  }

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let cell = self.cell else { return }
        cell.tableView?.editControlTapped(in: cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ role: Role) {
    self.role = role
    isUserInteractionEnabled = role != .selection
    isSelected = role == .selection && cell?.isSelected == true
  }

  package override var takesTouchesByDefault: Bool { role != .selection }
  override var isAccessibilityElementByDefault: Bool { role != .selection }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }
  override var accessibilityLabelByDefault: String? {
    let verb = role == .insertion ? "Insert" : "Remove"
    return cell?.usedTextLabel?.text.map { "\(verb) \($0)" } ?? verb
  }
}

/// The handle to drag a row.
@preconcurrency @MainActor
final class UITableViewCellReorderControl: UIControl {
  private weak var cell: UITableViewCell?
  private let pan = UIPanGestureRecognizer()

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addGestureRecognizer(pan)
    pan.addAction { [weak self] _ in self?.panDidChange() }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }
  override var accessibilityLabelByDefault: String? {
    cell?.usedTextLabel?.text.map { "Reorder \($0)" } ?? "Reorder"
  }

  /// Moves the row when the finger leaves the screen; until then, other rows do not make space.
  private func panDidChange() {
    guard pan.state == .ended, let cell, let table = cell.tableView else { return }
    table.drop(cell, at: pan.location(in: table))
  }
}
