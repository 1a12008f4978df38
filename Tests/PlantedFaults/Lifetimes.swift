import Foundation
import HeadlessUIKit

/// Never invalidates its timer, which retains it.
final class TickingViewController: ColumnViewController {
  private var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Stopped")
    addButton("Start") { [unowned self] in
      label.text = "Started"
      start()
    }
  }

  private func start() {
    _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
      MainActor.assumeIsolated { self.ticks += 1 }
    }
  }
}

/// Never removes its observer, which retains it.
final class ObservingViewController: ColumnViewController {
  private var memoryWarnings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Observing")
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { self.memoryWarnings += 1 }
    }
  }
}

/// Pushes a screen that holds itself by the model that reports to it.
final class PoppedViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    addButton("Open") { [unowned self] in
      navigationController?.pushViewController(ModelViewController(), animated: true)
    }
  }

  private final class Model {
    var changed: (() -> Void)?
  }

  private final class ModelViewController: ColumnViewController {
    private let model = Model()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Model"
      let label = addLabel("Old")
      model.changed = { [self] in title = "Changed" }
      addButton("Change") { label.text = "New" }
    }
  }
}

/// Counts its visits in a variable that outlives them.
final class VisitsViewController: ColumnViewController {
  private static var visits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.visits += 1
    let label = addLabel("-")
    label.accessibilityIdentifier = "visits"
    let visit = Self.visits
    addButton("Count") { label.text = "\(visit)" }
  }
}
