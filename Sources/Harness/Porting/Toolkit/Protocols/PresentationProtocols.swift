extension ToolkitProtocol {
  /// The protocols of presentations and transitions, of layers and of animations.
  static let presentation: [ToolkitProtocol] = [
    ToolkitProtocol(
      "UIAdaptivePresentationControllerDelegate",
      [
        "adaptivePresentationStyle(for+PresentationController:)",
        "adaptivePresentationStyle(for+PresentationController:traitCollection:)",
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
      ]),
    ToolkitProtocol(
      "UIPopoverPresentationControllerDelegate", refining: "UIAdaptivePresentationControllerDelegate",
      ["prepareForPopoverPresentation(_:)"]),
    ToolkitProtocol(
      "UISheetPresentationControllerDelegate", refining: "UIAdaptivePresentationControllerDelegate",
      ["sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"]),
    ToolkitProtocol(
      "UIViewControllerTransitioningDelegate",
      [
        "animationController(forPresented+Controller:presenting+Controller:source+Controller:)",
        "animationController(forDismissed+Controller:)",
        "interactionControllerForPresentation(using:) interactionControllerForPresentation:",
        "interactionControllerForDismissal(using:) interactionControllerForDismissal:",
        "presentationController(forPresented+ViewController:presenting+ViewController:source+ViewController:)",
      ]),
    ToolkitProtocol(
      "UIViewControllerAnimatedTransitioning",
      [
        "transitionDuration(using:) transitionDuration:", "animateTransition(using:) animateTransition:",
        "animationEnded(_:)",
      ]),
    ToolkitProtocol("UIViewControllerInteractiveTransitioning", ["startInteractiveTransition(_:)"]),
    ToolkitProtocol(
      "UIDocumentPickerDelegate",
      ["documentPicker(_:didPickDocumentsAt+URLs:)", "documentPickerWasCancelled(_:)"]),
    ToolkitProtocol(
      "UIImagePickerControllerDelegate",
      ["imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)"]),
    ToolkitProtocol("CAAnimationDelegate", ["animationDidStart(_:)", "animationDidStop(_:finished:)"]),
    ToolkitProtocol(
      "CALayerDelegate",
      [
        "display+Layer(_:)", "layerWillDraw(_:)", "draw+Layer(_:in+Context:)", "layoutSublayers(of+Layer:)",
        "action(for+Layer:forKey:)",
      ]),
  ]
}
