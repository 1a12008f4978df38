import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a screen with a preview in its middle, of a page that never finishes loading.
final class LinkPreviewCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let preview = LinkPreviewViewController(webStateView: WKWebView(frame: .zero), origin: "test.url")
    preview.setLoading(true)
    let container = UIViewController()
    container.view.backgroundColor = .white
    container.addChild(preview)
    place(preview.view, in: container.view)
    preview.didMove(toParent: container)
    return container
  }

  private func place(_ preview: UIView, in container: UIView) {
    let stack = UIStackView(arrangedSubviews: [preview])
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    let safeArea = container.safeAreaLayoutGuide
    let height = stack.heightAnchor.constraint(equalToConstant: 400)
    // The preview shrinks on a screen in landscape, which is lower.
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
      stack.heightAnchor.constraint(lessThanOrEqualTo: safeArea.heightAnchor, constant: -40),
      height,
    ])
  }
}
