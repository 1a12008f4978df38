import HeadlessUIKit

extension InfobarBannerViewController {
  /// The banner is one element that tells both lines, and what can be done by name.
  func describeToAssistiveTechnologies() {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "\(titleText),\(subtitleText)"
    view.accessibilityCustomActions = [accept, dismiss] + (presentsModal ? [options] : [])
  }

  private var accept: UIAccessibilityCustomAction {
    action(named: buttonText) { $0.bannerInfobarButtonWasPressed() }
  }

  private var dismiss: UIAccessibilityCustomAction {
    action(named: String(localized: "Dismiss", table: "Infobars")) {
      $0.dismissInfobarBannerForUserInteraction(true)
    }
  }

  private var options: UIAccessibilityCustomAction {
    action(named: String(localized: "Options", table: "Infobars")) { $0.presentInfobarModalFromBanner() }
  }

  private func action(
    named name: String, does work: @escaping @MainActor (any InfobarBannerDelegate) -> Void
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      self?.delegate.map(work)
      return true
    }
  }
}
