import Foundation

/// Plays nothing: keeps what an app gives to an ``AVPlayerViewController``, and whether it plays.
///
///     let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
///     player.play()
///     player.rate  // 1
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player plays; the values are those of AVFoundation.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    /// It does not.
    case paused
    /// It will as soon as it can; never here.
    case waitingToPlayAtSpecifiedRate
    /// It does.
    case playing
  }

  /// What a player does at the end of an item; the values are those of AVFoundation. No item ends here.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    /// It plays the next item.
    case advance
    /// It stops.
    case pause
    /// It does nothing.
    case none
  }

  /// What is played; `nil` for nothing.
  public private(set) var currentItem: AVPlayerItem?
  /// The speed: 0, the default, if the player stands still, and 1 for the usual one.
  open var rate: Float = 0
  /// How loud the player is, from 0 to 1; 1 by default. Stored only.
  open var volume: Float = 1
  /// Whether the player is silent; `false` by default. Stored only.
  open var isMuted: Bool = false
  /// What happens at the end; ``ActionAtItemEnd/pause`` by default. Stored only.
  open var actionAtItemEnd: ActionAtItemEnd = .pause

  /// Creates a player of nothing.
  public nonisolated override init() { super.init() }

  /// Creates a player of a file.
  ///
  /// - Parameter URL: The file's address, which is not read.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  ///
  /// - Parameter item: The item; `nil` for nothing.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// Whether the player plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// Sets the speed to 1.
  open func play() { rate = 1 }

  /// Sets the speed to 0.
  open func pause() { rate = 0 }

  /// Plays another item.
  ///
  /// - Parameter item: The item; `nil` for nothing.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// What a player plays: the address of a file.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The file's address, which is not read.
  let url: URL

  /// Creates an item.
  ///
  /// - Parameter URL: The file's address.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
