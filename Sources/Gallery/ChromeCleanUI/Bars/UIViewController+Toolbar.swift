import HeadlessUIKit

extension UIViewController {
  /// Fills the view with a list, and puts a toolbar below it.
  func layOut(_ tableView: UITableView, above toolbar: UIToolbar) {
    let parts: [UIView] = [tableView, toolbar]
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
