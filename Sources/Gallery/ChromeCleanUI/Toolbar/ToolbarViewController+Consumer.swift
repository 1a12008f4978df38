import HeadlessUIKit

extension ToolbarViewController: ToolbarConsumer {
  package func setCanGoForward(_ canGoForward: Bool) {
    forwardButton.isEnabled = canGoForward
  }

  package func setCanGoBack(_ canGoBack: Bool) {
    backButton.isEnabled = canGoBack
  }

  /// What loads can be stopped, and anything else loaded again.
  package func setIsLoading(_ isLoading: Bool) {
    reloadButton.isHidden = isLoading
    stopButton.isHidden = !isLoading
    progressView.isHidden = !isLoading
  }

  package func setLoadingProgress(_ progress: Double) {
    progressView.progress = Float(progress)
  }

  package func setTabCount(_ tabCount: Int) {
    tabGridButton.count = tabCount
  }

  /// The button of the tabs is filled as long as they are in sight.
  package func setTabStripVisible(_ isTabStripVisible: Bool) {
    tabGridButton.isSelected = isTabStripVisible
  }

  package func setCurrentPageText(_ text: String) {
    pageLabel.text = text.isEmpty ? "Search or type URL" : text
    pageLabel.textColor = text.isEmpty ? .placeholderText : .label
    reloadButton.isEnabled = !text.isEmpty
  }
}
