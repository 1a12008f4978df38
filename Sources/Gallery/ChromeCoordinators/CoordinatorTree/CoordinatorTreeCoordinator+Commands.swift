import ChromeCommands
import Coordination

extension CoordinatorTreeCoordinator: CoordinatorTreeCommands {
  public func startCoordinator(at index: Int) {
    if line.indices.contains(index) { line[index].start() }
    mediator?.show(line)
  }

  public func stopCoordinator(at index: Int) {
    if line.indices.contains(index) { line[index].stop() }
    mediator?.show(line)
  }

  public func showOverlay() {
    let overlay = NamedCoordinator("Dialog")
    root?.addOverlay(overlay)
    if overlay.isOverlaying, overlay.parent?.isStarted == true { overlay.start() }
    mediator?.show(line)
  }

  public func closeOverlay() {
    root?.overlayCoordinator?.stop()
    root?.removeOverlay()
    mediator?.show(line)
  }
}
