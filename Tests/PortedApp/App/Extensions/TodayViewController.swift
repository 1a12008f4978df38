import NotificationCenter

class TodayViewController: NCWidgetProviding {}
