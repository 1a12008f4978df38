/// How the interface is turned.
public enum UIInterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscapeLeft
  case landscapeRight

  public var isPortrait: Bool { self == .portrait }
  public var isLandscape: Bool { !isPortrait }
}
