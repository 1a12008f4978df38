import Foundation
import HeadlessUIKit

extension CustomDomainsViewController {
  /// Domains can be deleted, by a swipe as well; the row that adds cannot.
  public override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    customDomains.domains.indices.contains(indexPath.row)
  }

  public override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { String(focusSettings: "Delete") }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard (try? customDomains.remove(at: indexPath.row)) != nil else { return }
    domainsDidChange()
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
