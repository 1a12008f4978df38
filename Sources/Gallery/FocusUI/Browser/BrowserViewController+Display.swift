import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Updates the views for the current states.
  func show(animated: Bool = true) {
    urlBar.show(state, animated: animated)
    browserToolbar.toolset.state = urlBar.toolset.state
    for ground in [urlBarContainer, browserToolbar.ground] {
      ground.setBright(state.isBright, animated: animated)
    }
    overlayView.show(overlay.rows)
    // Assistive technology does not reach the views behind the overlay.
    for covered in [homeViewContainer, webViewContainer] {
      covered.accessibilityElementsHidden = state.isEditing
    }
    guard animated else { return showBar() }
    UIView.animateURLBar {
      self.showBar()
      self.view.layoutIfNeeded()
    }
  }

  /// Puts the bar at the top with a background, or at its position at home while nothing is typed
  /// there.
  private func showBar() {
    let isAtTop = state.isBackgroundVisible
    // First off, then on: both together would be in conflict.
    (isAtTop ? changingConstraints.home : changingConstraints.top)?.isActive = false
    (isAtTop ? changingConstraints.top : changingConstraints.home)?.isActive = true
    urlBarContainer.alpha = isAtTop ? 1 : 0
  }

  /// Moves the bars to their positions for the current collapse.
  func showCollapse() {
    urlBar.show(collapse)
    changingConstraints.top?.constant = collapse.urlBarOffset
    updateToolbarOffset()
  }

  /// Moves the toolbar by its buttons' height and the safe area below them, so that no part of it
  /// is left at the end.
  func updateToolbarOffset() {
    let offset = collapse.toolbarOffset + collapse.amount * view.safeAreaInsets.bottom
    changingConstraints.toolbarTop?.constant = -FocusLayout.toolbarHeight + offset
    changingConstraints.toolbarBottom?.constant = offset
  }

  /// Shows the current collapse, with an animation in the animating phase.
  func settleCollapse() {
    guard collapse.phase == .animating else { return showCollapse() }
    UIView.animateURLBar {
      self.showCollapse()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.collapse.animationDidEnd()
      self.showCollapse()
    }
  }
}

extension BrowserViewController {
  /// Whether the buttons are in the address bar, as they are if it is wide: in landscape, and on a
  /// tablet in portrait if the app has the whole screen.
  private var showsToolsetInURLBar: Bool {
    let screen = UIScreen.main.bounds
    let isLandscape = screen.width > screen.height
    let isTablet = UIDevice.current.userInterfaceIdiom == .pad
    return isTablet ? isLandscape || screen.width == view.bounds.width : isLandscape
  }

  /// The buttons that show while there is a page: those in the address bar, or those at the bottom.
  var toolset: BrowserToolset { urlBar.showsToolset ? urlBar.toolset : browserToolbar.toolset }

  /// The button to share the page, which shows while there is one.
  package var sendButton: UIButton { toolset.sendButton }

  /// Moves the buttons to the address bar or to the bottom, as the size of the screen requires.
  func updateToolsetPosition() {
    urlBar.showsToolset = showsToolsetInURLBar
    showToolbar(animated: false)
  }

  /// Shows the toolbar while there is a page, unless its buttons are in the address bar.
  func showToolbar(animated: Bool) {
    let isShown = state.isBrowsing && !showsToolsetInURLBar
    (isShown ? changingConstraints.aboveBottom : changingConstraints.aboveToolbar)?.isActive = false
    (isShown ? changingConstraints.aboveToolbar : changingConstraints.aboveBottom)?.isActive = true
    guard browserToolbar.isHidden == isShown else { return }
    guard animated else {
      browserToolbar.isHidden = !isShown
      return browserToolbar.alpha = isShown ? 1 : 0
    }
    // At first the toolbar is hidden at full opacity; the fade begins at 0.
    if isShown { browserToolbar.alpha = 0 }
    browserToolbar.animateHidden(!isShown, duration: FocusTiming.toolbarFade)
  }
}
