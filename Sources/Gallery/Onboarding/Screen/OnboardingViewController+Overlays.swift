import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindOverlays(_ output: OnboardingViewModel.Output) {
    let enabled = [
      output.boardNamingOverlayButtonEnabled, output.listNamingOverlayButtonEnabled,
      output.cardNamingOverlayButtonEnabled,
    ]
    for overlays in [compactOverlays, regularOverlays] {
      for (overlay, isEnabled) in zip(overlays, enabled) {
        bag += isEnabled.onValue { overlay.contentView.goButton.isEnabled = $0 }
      }
      for (overlay, alpha) in zip(overlays, output.overlayFadeAnimations) {
        bag += alpha.onValue(overlay.fade)
      }
    }
    bag += output.overlayLeadingConstraintConstant.onValue { [unowned self] constant in
      overlayLeading.constant = constant
      animateLayout(duration: Stylesheet.Overlay.slideDuration)
    }
    bag += output.compactUIHidden.onValue { [compactOverlays] isHidden in
      compactOverlays.forEach { $0.isHidden = isHidden }
    }
    bag += output.regularUIHidden.onValue { [regularOverlays] isHidden in
      regularOverlays.forEach { $0.isHidden = isHidden }
    }
  }
}

extension UIView {
  /// Fades to an opacity.
  fileprivate func fade(to alpha: CGFloat) {
    guard alpha != self.alpha else { return }
    UIView.animate(withDuration: Stylesheet.Overlay.slideDuration) { self.alpha = alpha }
  }
}
