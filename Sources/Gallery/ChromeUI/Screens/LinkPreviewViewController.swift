import HeadlessUIKit

/// Previews the page of a link: its website, how far it has loaded, and the page.
package final class LinkPreviewViewController: UIViewController {
  private let webStateView: UIView
  private let originLabel = UILabel()
  private let progressView = UIProgressView(progressViewStyle: .bar)

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - webStateView: The page.
  ///   - origin: The website.
  package init(webStateView: UIView, origin: String) {
    self.webStateView = webStateView
    super.init(nibName: nil, bundle: nil)
    originLabel.text = origin
    progressView.isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows or hides the progress bar.
  package func setLoading(_ isLoading: Bool) {
    progressView.isHidden = !isLoading
  }

  /// Shows how much has loaded, from 0 to 1.
  package func setLoadingProgress(_ progress: Float) {
    progressView.setProgress(progress, animated: true)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    progressView.accessibilityIdentifier = "kPreviewProgressBarIdentifier"
    webStateView.accessibilityIdentifier = "kPreviewWebStateViewIdentifier"
    placeParts(urlBar: makeURLBar())
  }
}

extension LinkPreviewViewController {
  private func makeURLBar() -> UIView {
    originLabel.font = .preferredFont(forTextStyle: .footnote)
    originLabel.adjustsFontForContentSizeCategory = true
    originLabel.textColor = .secondaryLabel
    originLabel.numberOfLines = 0
    originLabel.accessibilityIdentifier = "kPreviewOriginIdentifier"
    originLabel.translatesAutoresizingMaskIntoConstraints = false
    let bar = UIView()
    bar.accessibilityIdentifier = "kPreviewURLBarIdentifier"
    bar.addSubview(originLabel)
    NSLayoutConstraint.activate([
      originLabel.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      originLabel.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
      originLabel.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      originLabel.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
    return bar
  }

  /// The progress bar is on the upper edge of the page.
  private func placeParts(urlBar: UIView) {
    for part in [urlBar, webStateView, progressView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      urlBar.topAnchor.constraint(equalTo: view.topAnchor),
      progressView.topAnchor.constraint(equalTo: urlBar.bottomAnchor),
      webStateView.topAnchor.constraint(equalTo: urlBar.bottomAnchor),
      webStateView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
