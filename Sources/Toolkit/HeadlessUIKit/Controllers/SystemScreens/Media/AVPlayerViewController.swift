import Foundation

/// A replacement for the player of AVKit: the file that it plays, and a button that ends it.
///
/// In a golden it is one node, `AVPlayerViewController "film.mp4" mode="playing"`. Nothing is played, so no film ends.
///
///     let playing = AVPlayerViewController()
///     playing.player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
///     controller.present(playing, animated: true)
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player; `nil` by default.
  open var player: AVPlayer?
  /// Whether the player has buttons; `true` by default. The button that ends it is there in any case.
  open var showsPlaybackControls: Bool = true
  /// Whether the film continues above other apps; `true` by default. Stored only.
  open var allowsPictureInPicturePlayback: Bool = true
  /// Whether the film covers the screen when it begins; `false` by default. Stored only.
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  /// Whether the film leaves the full screen at its end; `false` by default. Stored only.
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  /// Whether the device's lists of what is played have the film; `true` by default. Stored only.
  open var updatesNowPlayingInfoCenter: Bool = true
  /// Whether there is a picture; `false`, since nothing is played.
  open var isReadyForDisplay: Bool { false }

  /// Creates a controller without a player.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .fullScreen
  }

  /// Creates the controller of a storyboard's scene, without a player.
  ///
  /// - Parameter coder: What the scene says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let name = "AVPlayerViewController"
    let button = SystemScreenView.endButton(.close, of: name) { [unowned self] in dismissUnlessDone() }
    view = SystemScreenView(name, button: button) { [unowned self] in
      let url = player?.currentItem?.url
      var content = SystemScreenContent(url.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString })
      if let player, player.timeControlStatus == .playing { content.add("mode", "playing") }
      return content
    }
  }

  /// Shows the button that ends the player only where there is something to return to.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.subviews.first { $0 is UIButton }?.isHidden = presentingViewController == nil
  }
}
