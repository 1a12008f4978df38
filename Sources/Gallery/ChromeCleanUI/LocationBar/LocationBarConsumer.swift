/// Shows where the active page is.
@MainActor
public protocol LocationBarConsumer: AnyObject {
  func setLocation(_ location: PageLocation)
}
