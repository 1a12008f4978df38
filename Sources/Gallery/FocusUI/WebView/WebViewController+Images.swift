import HeadlessUIKit

/// A long press on an image is told; elsewhere on the page it is left to what is there.
extension WebViewController: UIGestureRecognizerDelegate {
  func observePresses(on webView: WKWebView) {
    let press = UILongPressGestureRecognizer()
    press.delegate = self
    press.addAction { [unowned self] press in
      guard press.state == .began, let image = image(under: press) else { return }
      delegate?.webViewController(self, didPress: image)
    }
    webView.scrollView.addGestureRecognizer(press)
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    image(under: gestureRecognizer) != nil
  }

  private func image(under press: UIGestureRecognizer) -> PressedImage? {
    contentSource?.image(at: press.location(in: webView.scrollView), in: webView)
  }
}
