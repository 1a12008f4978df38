import HeadlessUIKit

extension UIViewController {
  /// Fills the view with content that scrolls, and puts a toolbar below it.
  func layOut(_ content: UIScrollView, above toolbar: UIToolbar) {
    view.addConstrained([content, toolbar])
    content.spanWidth(of: view)
    toolbar.spanWidth(of: view)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
